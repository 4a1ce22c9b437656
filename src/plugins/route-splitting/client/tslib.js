// The one helper of tslib that client code asks for, by @docusaurus/utils-common 3.7.0. The whole package is CommonJS
// to it, so nothing of its 11 KB could be shaken off.
exports.__importDefault = (module) => (module && module.__esModule ? module : {default: module});
