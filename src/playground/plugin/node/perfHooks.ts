export const {performance} = globalThis;
export default {performance};
