declare module '@generated/home-data/default/home.json' {
  const home: import('./index').HomeData;
  export default home;
}
