// A file of its own: a bundler runs a CommonJS import where the importing file's body stands, which is after its other imports.
import 'reflect-metadata/lite';
