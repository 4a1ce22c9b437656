import type {ParseFrontMatter} from '@docusaurus/types';

export const parseStrictFrontMatter: ParseFrontMatter = async (params) => params.defaultParseFrontMatter(params);
