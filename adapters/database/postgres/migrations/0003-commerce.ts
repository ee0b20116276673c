/** Ways to ship and to pay, and rates of currencies: lists that the merchant sets. A change of one is a change of every page. */
export const STATEMENTS: readonly string[] = [
  `CREATE TABLE commerce (name TEXT COLLATE "C" PRIMARY KEY, document TEXT COLLATE "C" NOT NULL)`,
  `CREATE FUNCTION commerce_written() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF NOT EXISTS (SELECT 1 FROM commerce t WHERE t.name = NEW.name AND t.document = NEW.document) THEN
       PERFORM record_change('commerce', NEW.name);
     END IF;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER commerce_written BEFORE INSERT ON commerce FOR EACH ROW EXECUTE FUNCTION commerce_written()`,
];
