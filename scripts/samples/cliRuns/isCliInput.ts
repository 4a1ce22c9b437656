import {isSelected} from '../selection';
import {CLI_RUNS, SHELF_DOCUMENT} from './cliRuns';

const SOURCE = 'v2/src/';

/**
 * Whether CLI runs read a file in a selection. If so, their captured output may change.
 *
 * @param selectedPath Folder or file of `samples/v2/src`; without it, everything is selected.
 */
export function isCliInput(selectedPath: string | undefined): boolean {
  const inputs = [...CLI_RUNS.flatMap(({files}) => Object.values(files)), SHELF_DOCUMENT];
  return inputs.some((file) => file.startsWith(SOURCE) && isSelected(file.slice(SOURCE.length), selectedPath));
}
