import {suggestName} from '../../../src/lib/nearestName';
import type {CliOption} from './cliOptions';

/** A parsed command. */
export interface CliCall {
  positionals: string[];
  /** Long names of the options it uses. */
  options: string[];
}

const PLUGINS = ['tanstack-query-react', 'openapi-typescript'];
const PLUGIN_OPTION: CliOption = {long: '--plugin', value: 'required', choices: PLUGINS};

/** Rules for values that the help describes only in words. */
const VALUE_RULES: Record<string, {accepts: RegExp; wanted: string}> = {
  '--service-name-base': {accepts: /^(?:endpoint\[\d+\]|tags)$/, wanted: 'endpoint[<index>] or tags'},
  '--export-openapi-types': {accepts: /^(?:true|false)$/, wanted: 'true or false'},
  '--queryable-write-operations': {accepts: /^(?:true|false)$/, wanted: 'true or false'},
  '--operation-name-modifier': {accepts: /:.+==>/, wanted: '[methods ]<globs>:<regex> ==> <replacement>'},
  '--operation-predefined-parameters': {
    accepts: /:(?:header|query|cookie)\./,
    wanted: '[methods ]<globs>:<header|query|cookie>.<name>',
  },
};

/**
 * Checks the arguments of a command against the options of a version.
 *
 * @throws Error with a sentence about the first problem
 */
export function checkCliArguments(words: readonly string[], known: readonly CliOption[]): CliCall {
  const options = [...known, PLUGIN_OPTION, {long: '--redocly-help', value: 'none'} satisfies CliOption];
  const call: CliCall = {positionals: [], options: []};
  for (let position = 0; position < words.length; position++) {
    const word = words[position] ?? '';
    if (!word.startsWith('-')) {
      call.positionals.push(word);
      continue;
    }
    const [name = '', inlineValue] = splitOnce(word);
    const option = options.find(({long, short}) => long === name || short === name);
    if (!option) {
      throw new Error(
        `unknown option "${name}".${suggestName(
          name,
          options.map(({long}) => long),
        )}`,
      );
    }
    call.options.push(option.long);
    const following = words.slice(position + 1);
    const values = inlineValue === undefined ? takeValues(option, following) : [inlineValue];
    checkValues(option, values);
    if (inlineValue === undefined) position += values.length;
  }
  checkPositionals(call);
  return call;
}

function splitOnce(word: string): [string, string?] {
  const position = word.startsWith('--') ? word.indexOf('=') : -1;
  return position === -1 ? [word] : [word.slice(0, position), word.slice(position + 1)];
}

function takeValues({value}: CliOption, following: readonly string[]): string[] {
  const end = following.findIndex((word) => word.startsWith('-'));
  const words = end === -1 ? following : following.slice(0, end);
  if (value === 'none') return [];
  return words.slice(0, value === 'required' || value === 'optional' ? 1 : undefined);
}

function checkValues({long, value, choices}: CliOption, values: readonly string[]): void {
  if (value === 'none' && values.length > 0) throw new Error(`option "${long}" takes no value.`);
  if (values.length === 0 && (value === 'required' || value === 'many' || value === 'named')) {
    throw new Error(`option "${long}" needs a value.`);
  }
  for (const given of values) {
    if (choices && !choices.includes(given)) {
      throw new Error(`option "${long}" does not accept "${given}", only ${choices.join(', ')}.`);
    }
    const rule = VALUE_RULES[long];
    if (rule && !rule.accepts.test(given)) {
      throw new Error(`option "${long}" does not accept "${given}". Write ${rule.wanted}.`);
    }
  }
}

function checkPositionals({positionals, options}: CliCall): void {
  if (positionals.length > 1 && !options.includes('--redocly')) {
    throw new Error(`more than one input: ${positionals.join(', ')}. The CLI takes one document.`);
  }
}
