/** Packs the package into `folder`, unless `VITRINE_TARBALL` names one; the tarball's path, undefined when it could not be built. */
export function pack(folder: string): string | undefined;
