#!/usr/bin/env node
import { runHere } from './output/run-here';
import { run } from './run';

await runHere(run);
