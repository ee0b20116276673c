// tsyringe looks for Reflect's metadata when it is imported itself, so this file is imported before it. The lightest of those it names.
import '@abraham/reflection';
