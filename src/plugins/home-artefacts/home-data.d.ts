declare module '@generated/home-artefacts/default/home.json' {
  const home: import('./index').HomeData;
  export default home;
}
