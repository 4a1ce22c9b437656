// Injected wherever a package uses these globals of Node.js.
export {Buffer} from 'node:buffer';
export {default as process} from 'node:process';
