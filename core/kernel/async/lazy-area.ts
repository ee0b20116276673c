type Method = (...call: never[]) => Promise<unknown>;
type MethodName<Area> = { [Name in keyof Area]: Area[Name] extends Method ? Name : never }[keyof Area];

/** An area whose code loads on first use. */
export interface Lazy<Area> {
  /** Loads the area's code; called by every method. */
  readonly open: () => Promise<Area>;
}

/**
 * Returns a base class for an area whose code loads on first use: each named method opens the area and calls its method
 * there. Subclasses declare `open`, and add what a first page needs without that code.
 */
export function lazyArea<Area extends object>() {
  return <Name extends MethodName<Area>>(...names: readonly Name[]) => {
    class LazyArea {
      declare readonly open: () => Promise<Area>;

      constructor() {
        for (const name of names) {
          const call = async (...args: never[]): Promise<unknown> => {
            const area = await this.open();
            // sound: MethodName allows only methods
            return (Reflect.get(area, name) as Method).apply(area, args);
          };
          Object.assign(this, { [name]: call });
        }
      }
    }
    return LazyArea as unknown as new () => Lazy<Area> & Pick<Area, Name>; // sound: the constructor sets each name
  };
}
