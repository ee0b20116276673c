/**
 * Writes the library's JavaScript into `folder`: core a module for each source file, the other entries in pieces that they share.
 * `entries` and `programs` are source files by their path in this project.
 */
export function buildModules(entries: readonly string[], programs: readonly string[], folder: string): Promise<void>;
