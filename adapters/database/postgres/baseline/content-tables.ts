/** Tables of the content module. */
export const TABLES: readonly string[] = [
  `CREATE TABLE cms_block (
    id bigint NOT NULL, identifier text NOT NULL COLLATE "C", blocks text NOT NULL COLLATE "C",
    CONSTRAINT cms_block_identifier_key UNIQUE (identifier), CONSTRAINT cms_block_pkey PRIMARY KEY (id)
  )`,
  `CREATE TABLE cms_page (
    id bigint NOT NULL, identifier text NOT NULL COLLATE "C", pages text NOT NULL COLLATE "C",
    CONSTRAINT cms_page_identifier_key UNIQUE (identifier), CONSTRAINT cms_page_pkey PRIMARY KEY (id)
  )`,
];

/** Indexes, constraints, functions and triggers of these tables. */
export const RULES: readonly string[] = [
  `CREATE FUNCTION cms_block_removed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM record_change('block', OLD.identifier); RETURN OLD; END $$`,
  `CREATE FUNCTION cms_block_written() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
    IF NOT EXISTS (SELECT 1 FROM cms_block t WHERE t.id = NEW.id
    AND t.identifier IS NOT DISTINCT FROM NEW.identifier AND t.blocks IS NOT DISTINCT FROM NEW.blocks) THEN
    PERFORM record_change('block', NEW.identifier::text);
    END IF;
    RETURN NEW;
    END $$`,
  `CREATE FUNCTION cms_page_removed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM record_change('page', OLD.identifier); RETURN OLD; END $$`,
  `CREATE FUNCTION cms_page_written() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
    IF NOT EXISTS (SELECT 1 FROM cms_page t WHERE t.id = NEW.id
    AND t.identifier IS NOT DISTINCT FROM NEW.identifier AND t.pages IS NOT DISTINCT FROM NEW.pages) THEN
    PERFORM record_change('page', NEW.identifier::text);
    END IF;
    RETURN NEW;
    END $$`,
  'CREATE TRIGGER cms_block_removed AFTER DELETE ON cms_block FOR EACH ROW EXECUTE FUNCTION cms_block_removed()',
  'CREATE TRIGGER cms_block_written BEFORE INSERT ON cms_block FOR EACH ROW EXECUTE FUNCTION cms_block_written()',
  'CREATE TRIGGER cms_page_removed AFTER DELETE ON cms_page FOR EACH ROW EXECUTE FUNCTION cms_page_removed()',
  'CREATE TRIGGER cms_page_written BEFORE INSERT ON cms_page FOR EACH ROW EXECUTE FUNCTION cms_page_written()',
];
