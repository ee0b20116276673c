/** A page or block that staff removes is a change of what pages show. */
export const STATEMENTS: readonly string[] = [...removed('cms_page', 'page'), ...removed('cms_block', 'block')];

function removed(table: string, kind: string): readonly string[] {
  return [
    `CREATE FUNCTION ${table}_removed() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN PERFORM record_change('${kind}', OLD.identifier); RETURN OLD; END $$`,
    `CREATE TRIGGER ${table}_removed AFTER DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION ${table}_removed()`,
  ];
}
