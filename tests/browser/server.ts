// The server of the browser tests, see playwright.config.ts.
import {BUILD_FOLDER} from '../buildFolder';
import {PORT} from './port';
import {serveBuild} from './serveBuild';

void serveBuild(BUILD_FOLDER, PORT);
