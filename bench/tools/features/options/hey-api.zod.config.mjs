const { DOCUMENT, OUTPUT } = process.env;

export default { input: DOCUMENT, output: OUTPUT, plugins: ['zod'] };
