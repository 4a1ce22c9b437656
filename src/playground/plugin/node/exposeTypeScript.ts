import ts from 'typescript';

Object.assign(globalThis, {ts});
