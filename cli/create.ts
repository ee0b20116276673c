#!/usr/bin/env node
import { runHere } from './output/run-here';
import { create } from './starter/create';

await runHere(create);
