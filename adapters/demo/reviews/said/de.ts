import type { Voice } from './voice';

// prettier-ignore
export const DE: Voice = {
  titles: {
    5: ['Sehr zufrieden', 'Genau richtig', 'Gerne wieder', 'Besser als erwartet', 'Jeden Cent wert', 'Mein neues Lieblingsstück', 'Perfekt', 'Endlich', 'Nichts auszusetzen', 'Gleich ein zweites bestellt', 'Tolle Qualität', 'Rundum gelungen'],
    4: ['Gut, mit kleinem Haken', 'Fast perfekt', 'Gute Qualität', 'Im Großen und Ganzen zufrieden', 'Schönes Stück', 'Empfehlenswert', 'Solide', 'Erfüllt seinen Zweck'],
    3: ['Geht so', 'Gemischte Gefühle', 'Für den Preis in Ordnung', 'Nicht ganz wie erhofft', 'Durchschnitt', 'Schön, aber …'],
    2: ['Enttäuscht', 'Mehr erwartet', 'Zurückgeschickt', 'Nichts für mich', 'Sieht besser aus, als es ist'],
    1: ['Leider nein', 'Retour', 'Hat nicht gehalten', 'Ein Reinfall'],
  },
  serviceGood: ['Nach zwei Tagen geliefert.', 'Der Umtausch in eine andere Größe war kein Problem.', 'Schön verpackt und ohne Plastik.', 'Kam früher als angekündigt.'],
  serviceBad: ['Das Geld war immerhin schnell zurück.', 'Die Lieferung dauerte eine Woche.', 'Wenigstens war die Rücksendung einfach.'],
  but: ['Nur eines:', 'Kleine Kritik:', 'Aber:', 'Der einzige Nachteil:', 'Ein Stern Abzug dafür:'],
  lowers: false,
  space: ' ',
  general: {
    praise: ['Sauber verarbeitet, bis ins Detail.', 'Sieht in echt noch besser aus als auf dem Bild.', 'Das Geld ist gut angelegt.', 'Genau so, wie es beschrieben ist.', 'Würde ich sofort wieder kaufen.'],
    blame: ['Für den Preis hatte ich etwas mehr erwartet.', 'Die Farbe weicht leicht vom Bild ab.', 'Das Etikett könnte besser angebracht sein.', 'Roch am Anfang etwas nach Fabrik.'],
    use: ['Seit zwei Monaten fast täglich in Gebrauch.', 'Ein Geschenk, das gut ankam.', 'Mein zweiter Kauf hier.', 'Bestellt nach langem Vergleichen.'],
  },
  themes: {
    FOOTWEAR: { praise: ['Bequem vom ersten Schritt an, keine Blasen.', 'Guter Halt auf nassem Pflaster.', 'Leichter, als sie aussehen.'], blame: ['Fallen eine halbe Nummer kleiner aus.', 'Die Innensohle ist dünn.', 'Die Schnürsenkel gehen ständig auf.'], use: ['Ich laufe darin acht Kilometer am Tag.', 'Getragen im Büro und am Wochenende.'] },
    JACKETS: { praise: ['Sitzt an den Schultern, was selten ist.', 'Die Taschen sind da, wo man sie braucht, und tief.', 'Wird mit dem Tragen schöner.'], blame: ['Länger, als ich es gewohnt bin.', 'Eine Tasche innen fehlt mir.', 'An den Schultern eher weit.'], use: ['Von September bis Mai getragen.', 'Passt auch über einen Pullover.'] },
    OUTERWEAR: { praise: ['Zwei Stunden Starkregen, und das Hemd blieb trocken.', 'Die Kapuze dreht sich wirklich mit.', 'Warm, ohne aufzutragen.'], blame: ['Die Ärmel sind mir zu lang.', 'Sie raschelt mehr, als mir lieb ist.', 'Der Reißverschluss hakt ab und zu am Futter.'], use: ['Bei jedem Wetter auf dem Rad.', 'Von Oktober bis April getragen.'] },
    TOPS: { praise: ['Der Stoff ist dicht und scheint nicht durch.', 'Behält nach einem Dutzend Wäschen die Form.', 'Sehr weich, und kein kratzendes Etikett.'], blame: ['Bei 40 Grad ist es etwas eingelaufen.', 'Dünner als gedacht.', 'Für Große etwas kurz.'], use: ['Ich bin 1,70 m groß und trage S.', 'Passt unter jeden Blazer.'] },
    KNITS: { praise: ['So weich, dass meine Tochter es behalten hat.', 'Kratzt kein bisschen.', 'Nach einem Winter kaum Knötchen.'], blame: ['Unter den Armen bilden sich Knötchen.', 'Es trocknet sehr langsam.', 'Der Ausschnitt ist weiter als auf dem Bild.'], use: ['Über Nacht lüften genügt meistens.', 'Den ganzen Herbst über dem Hemd getragen.'] },
    BOTTOMS: { praise: ['Am Bund steht endlich nichts ab.', 'Die Taschen sind tief genug fürs Telefon.', 'Nach einer Woche sitzen sie wie angegossen.'], blame: ['Die Beine sind lang, ich habe sie kürzen lassen.', 'Sie weiten sich, also lieber knapp kaufen.', 'Der Knopf war nach einem Monat lose.'], use: ['Ich fahre täglich damit Rad.', 'Gekauft für die Reise.'] },
    BAGS: { praise: ['Alles hat seinen Platz, nichts klappert.', 'Die Riemen schneiden auch voll beladen nicht ein.', 'Passt unter den Sitz im Flugzeug.'], blame: ['Schwerer als erhofft.', 'Außen fehlt mir ein Fach.', 'Der Gurt rutscht auf glattem Mantel.'], use: ['Laptop, Essen und ein Buch sind täglich drin.', 'Zwei Wochenenden war sie schon mit.'] },
    CHILDREN: { praise: ['Hat ein halbes Jahr Kindergarten überlebt.', 'Mein Sohn zieht es freiwillig an.', 'Zigmal gewaschen und immer noch dieselbe Farbe.'], blame: ['Fällt klein aus, wir haben umgetauscht.', 'Der Reißverschluss ist schwergängig für kleine Finger.', 'Drinnen etwas zu warm.'], use: ['Für den Waldtag, bei jedem Wetter.', 'Schon an die kleine Schwester weitergegeben.'] },
    DRESSES: { praise: ['Fällt wunderschön und klebt nicht.', 'Es hat Taschen. Richtige.', 'Kommt ohne Falte aus dem Koffer.'], blame: ['Länger als auf dem Bild, ich bin 1,62 m.', 'Der Reißverschluss braucht eine zweite Person.', 'An der Hüfte eng, in der Taille weit.'], use: ['Getragen zur Hochzeit und im Büro.', 'Im Winter mit Stiefeln, im Sommer barfuß.'] },
    SMALL_WEAR: { praise: ['Warm, leicht, und es kratzt nicht.', 'Bleibt auch auf dem Rad, wo es hingehört.', 'Die Farbe passt zu allem.'], blame: ['Für große Köpfe etwas knapp.', 'Kleiner als gedacht.', 'Bildet leichte Knötchen.'], use: ['Seit November jeden Tag dabei.', 'Wohnt in meiner Manteltasche.'] },
    CHILDREN_SHOES: { praise: ['Er kann sie allein anziehen.', 'In Pfützen bleiben die Füße trocken, das haben wir geprüft.', 'Weit genug für einen hohen Spann.'], blame: ['Fallen klein aus, eine Nummer größer passt.', 'Der Klettverschluss sammelt alles ein.'], use: ['Für Kindergarten und Wald.', 'Das zweite Paar, eine Nummer größer.'] },
    RUN_AND_TRAIN: { praise: ['Halbmarathon darin gelaufen, nichts gescheuert.', 'Trocknet auf dem Heimweg.', 'Flache Nähte, keine Druckstellen.'], blame: ['Der Druck wurde nach zwei Monaten rissig.', 'Fällt klein aus.', 'Bei 1,90 m etwas kurz.'], use: ['Ich trainiere viermal die Woche.', 'Gekauft für meine ersten zehn Kilometer.'] },
    STUDIO: { praise: ['Bleibt auch kopfüber, wo es ist.', 'Blickdicht, bei Tageslicht geprüft.', 'Der Bund rollt nicht und drückt nicht.'], blame: ['Eine Nummer zu klein, würde ich sagen.', 'Auf der hellen Farbe sieht man jeden Tropfen.', 'Die Polster verrutschen beim Waschen.'], use: ['Dreimal die Woche beim Yoga.', 'Ich unterrichte darin.'] },
    SWIMMING: { praise: ['Ein Sommer Chlor, und die Farbe hält.', 'Sitzt auch beim Startsprung.', 'In einer halben Stunde trocken.'], blame: ['Das Gummi ist anfangs stramm.', 'Die Tasche läuft mit Wasser voll.', 'Hoch geschnitten, nicht für alle.'], use: ['Dreimal die Woche früh im Becken.', 'War mit am See und am Meer.'] },
    GAME: { praise: ['Gute Kontrolle und freundlich zum Ellbogen.', 'Springt wie am ersten Tag.', 'Gut ausbalanciert und schön dazu.'], blame: ['Auf Asphalt nutzt es sich schnell ab.', 'Das Griffband musste bald neu.'], use: ['Mittwochs im Verein im Einsatz.', 'Ich spiele einmal die Woche, schlecht und gern.'] },
    THINGS: { praise: ['Tut, was es soll, und sieht gut aus dabei.', 'Liegt gut in der Hand.', 'Täglich benutzt und wie neu.'], blame: ['Verkratzt leicht.', 'Ich hatte es mir etwas größer vorgestellt.', 'Ein paar Gramm weniger würden nicht schaden.'], use: ['Ist immer in meiner Tasche.', 'Löst eines ab, das zehn Jahre hielt.'] },
    SERVICES: { praise: ['Genau wie beschrieben und einen Tag früher fertig.', 'Klar, freundlich und ohne Kaufdruck.', 'Sorgfältige Arbeit, man sieht die Reparatur nicht.'], blame: ['Die Uhrzeit hätte ich gern selbst gewählt.', 'Dauerte einen Tag länger als versprochen.'], use: ['Schon zum zweiten Mal gebucht.', 'Auf dem Weg zur Arbeit abgegeben.'] },
    DOWNLOADS: { praise: ['Leicht zu befolgen, ich bin dabeigeblieben.', 'Man merkt, dass es jemand selbst macht.', 'Kurze Erklärungen, die einleuchten.'], blame: ['Auf dem Telefon ist das PDF klein.', 'Mehr Bilder wären schön gewesen.'], use: ['Ich bin in Woche fünf.', 'Ausgedruckt am Kühlschrank.'] },
    GIFTS: { praise: ['Kam pünktlich am richtigen Tag, mit meinen Worten.', 'Meine Schwester hat sich gefreut, und darauf kommt es an.', 'Ließ sich problemlos in zwei Bestellungen einlösen.'], blame: ['Das Bild hätte ich gern ausgesucht.', 'Landete zuerst im Spam.'], use: ['Für meinen Schwager.', 'Wenn man die Größe nicht kennt.'] },
  },
};
