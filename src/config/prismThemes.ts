import {themes} from 'prism-react-renderer';

export const prismLightTheme = themes.github;
export const prismDarkTheme = themes.dracula;
