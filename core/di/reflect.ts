// tsyringe refuses to load without the metadata API; the lite build is the smallest that has what it calls.
import 'reflect-metadata/lite';
