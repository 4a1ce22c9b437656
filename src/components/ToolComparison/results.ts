import json from '@site/bench/tools/results.json';
import type {Results} from './tools';

// The inferred type of the JSON file has optional properties for each tool, which is of no use. results.test.ts checks
// the file.
export const RESULTS = json as unknown as Results;
