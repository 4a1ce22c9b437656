import {SampleError} from '../samples/SampleError';
import {listTokens, type Token} from './listTokens';
import {placeWithin, type Operation, type Parameter, type Place, type Response} from './readOperation';

/** A piece of code in a pane. */
export interface Block {
  /** For error messages. */
  readonly file: string;
  readonly code: string;
}

/** A name in the document with everything that it becomes. */
export interface Part {
  readonly label: string;
  readonly explanation: string;
  /** Where the part is: in the document, in each generated block, and in the call. */
  readonly document: readonly Place[];
  readonly generated: readonly (readonly Place[])[];
  readonly call: readonly Place[];
}

/** A part before it is searched for. */
interface Wanted {
  readonly label: string;
  readonly explanation: string;
  readonly document: readonly Place[];
  readonly inGenerated: (token: Token) => boolean | Place;
  readonly inCall: (token: Token) => boolean;
  /** A part that the call leaves out: `never` has to be in it, `optional` is only shown if the call has it. */
  readonly callNeeds?: 'never' | 'optional';
}

/** Finds the names of an operation in generated code and in a call. A name that is missing is an error. */
export function alignParts(operation: Operation, generated: readonly Block[], call: Block): Part[] {
  const generatedTokens = generated.map(({code}) => listTokens(code));
  const callTokens = listTokens(call.code);
  return listWanted(operation).flatMap((wanted) => {
    const {label, explanation, document, callNeeds} = wanted;
    const part = {
      label,
      explanation,
      document: [...document].sort((one, other) => one.start - other.start),
      generated: generatedTokens.map((tokens) => findPlaces(tokens, wanted.inGenerated)),
      call: findPlaces(callTokens, wanted.inCall),
    };
    if (callNeeds === 'optional' && part.call.length === 0) return [];
    if (part.generated.every((places) => places.length === 0)) {
      throw new SampleError(
        `${describe(label)} is not in ${generated.map(({file}) => file).join(' or ')}. Show more lines of a generated file.`,
      );
    }
    if (callNeeds === undefined && part.call.length === 0) {
      throw new SampleError(
        `${describe(label)} is not in the call in ${call.file}. Show the name in that block, or leave it out of the block of the document.`,
      );
    }
    return part;
  });
}

const describe = (label: string): string => `The part "${label}"`;

function findPlaces(tokens: readonly Token[], matches: (token: Token) => boolean | Place): Place[] {
  return tokens.flatMap((token) => {
    const match = matches(token);
    if (typeof match === 'object') return match;
    return match ? {start: token.start, end: token.end} : [];
  });
}

function listWanted(operation: Operation): Wanted[] {
  const {id, path, service, method, parameters, responses} = operation;
  const verb = method.toUpperCase();
  return [
    {
      label: `Service ${service}`,
      explanation: 'The first segment of the path is the name of the service.',
      document: [operation.servicePlace],
      inGenerated: ({text}) => text === `${service.charAt(0).toUpperCase()}${service.slice(1)}Service`,
      inCall: ({chain, chainIndex}) => chain[chainIndex] === service && chain[chainIndex + 1] === id,
    },
    {
      label: `Operation ${id}`,
      explanation: 'The operationId is the name of the operation.',
      document: [operation.idPlace],
      inGenerated: ({text}) => text === id,
      inCall: ({chain, chainIndex}) => chain[chainIndex] === id && chain[chainIndex - 1] === service,
    },
    {
      label: `Method ${verb}`,
      explanation: `An operation with ${verb} has ${isRead(method) ? 'query' : 'mutation'} methods.`,
      document: [operation.methodPlace],
      inGenerated: ({text, trail}) => text === method && trail.at(-1) === 'method',
      inCall: ({chain, chainIndex}) => chain[chainIndex - 1] === id && chain[chainIndex - 2] === service,
      callNeeds: 'optional',
    },
    {
      label: 'Path',
      explanation: 'The path is in the generated code, so the call does not repeat it.',
      document: [operation.pathPlace],
      inGenerated: ({text}) => text === path,
      inCall: () => false,
      callNeeds: 'never',
    },
    ...parameters.map((parameter) => wantParameter(parameter, path)),
    ...responses.map(wantResponse),
  ];
}

function wantParameter({name, group, isRequired, places}: Parameter, path: string): Wanted {
  return {
    label: `Parameter ${name}`,
    explanation: `The parameter keeps its name, and goes in the ${group} object.`,
    document: places,
    inGenerated: (token) => {
      if (group === 'path' && token.text === path) return placeWithinToken(token, name);
      return token.text === name && endsWith(token.trail, ['parameters', group, name]);
    },
    inCall: ({text, trail}) => text === name && endsWith(trail, [group, name]),
    ...(!isRequired && {callNeeds: 'optional'}),
  };
}

function wantResponse({status, type, places}: Response): Wanted {
  const isSuccess = status.startsWith('2');
  const result = isSuccess ? 'data' : 'error';
  return {
    label: `Response ${status}`,
    explanation: isSuccess
      ? 'data has the type of the response body.'
      : 'error can have the type of the response body.',
    document: places,
    inGenerated: ({text, trail}) => {
      const index = trail.lastIndexOf('responses');
      return index >= 0 && trail[index + 1] === status && (text === status || text === type);
    },
    inCall: ({text, chainIndex}) => text === result && chainIndex === 0,
    ...(!isSuccess && {callNeeds: 'optional'}),
  };
}

const isRead = (method: string): boolean => ['get', 'head', 'options', 'trace'].includes(method);

const endsWith = (trail: readonly string[], end: readonly string[]): boolean =>
  end.every((name, index) => trail[trail.length - end.length + index] === name);

/** The placeholder of a parameter in a path. */
function placeWithinToken(token: Token, name: string): Place {
  const {start, end} = placeWithin(token.text, name, {start: 0, end: token.text.length});
  return {start: token.start + start, end: token.start + end};
}
