// The server of the browser tests, see playwright.config.ts.
import {BUILD_FOLDER} from '../buildFolder';
import {PORT} from './port';
import {serveBuild} from './serveBuild';

serveBuild(BUILD_FOLDER, PORT).catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.message} Run "npm run build" first.` : error);
  process.exitCode = 1;
});
