import type { DeveloperMessages } from './messages-developer-en';

export const developerDe: DeveloperMessages = {
  title: 'Werkzeuge',
  office: 'Verwaltung',
  design: 'Design-Editor',
  import: 'Import aktualisieren',
  'import-running': 'Import läuft …',
  'import-progress': 'Import: {done} von {total}',
  skins: 'Skins aktualisieren',
  'skins-running': 'Skins werden aktualisiert …',
  all: 'Alles aktualisieren',
  'all-cabinet': 'Cabinet aktualisieren',
  'all-running': 'Alles wird aktualisiert …',
  'as-user': 'Als Nutzer anmelden',
  contact: 'Telefonnummer oder E-Mail',
  go: 'Anmelden',
  'as-blogger': 'Als Blogger anmelden',
  language: 'Sprache der Oberfläche',
  feeds: 'Produkt-Feeds',
  copy: 'Kopieren',
  'copy-named': 'Link kopieren: {name}',
  'feed-copied': 'Der Link des Feeds ist kopiert',
};
