/** What the site promises, and the tests that prove it: `file > title`, relative to the root of the repository. */
export const PROMISES: Readonly<Record<string, readonly string[]>> = {
  'Routes: every page of 2.x and 1.x, the home, search and not-found page': [
    'tests/site/routes.test.ts > %s has its pages, and no other',
    'tests/site/routes.test.ts > beside the docs there are the home page, the search page and the page for everything else',
  ],
  'Routes: no trailing slash': ['tests/site/routes.test.ts > no route ends in a slash'],
  'Routes: the search page reads q': [
    'tests/browser/searchPage.spec.ts > shows what the address asks for: title, count, marks and places',
  ],
  'Routes: anything else is the not-found page': [
    'tests/browser/navigation.spec.ts > an address that does not exist answers 404 with a page of the site',
  ],
  'Routes: the root of the docs leads to a page': [
    'tests/browser/navigation.spec.ts > ${from} leads to the overview of its version',
  ],
  'Routes: one sidebar holds every page': [
    'tests/site/metadata.test.ts > every page of the docs is listed in its sidebar',
  ],
  'Navigation: sidebar link and version menu': [
    'tests/browser/navigation.spec.ts > a reader gets from the home page to the docs and to the other version',
  ],
  'Navigation: language menu with English': ['tests/browser/navigation.spec.ts > the language menu offers English'],
  'Navigation: light and dark toggle': [
    'tests/browser/colorMode.spec.ts > the toggle names its state and what it does, and announces the change',
  ],
  'Navigation: link to the source repository': [
    'tests/browser/navigation.spec.ts > the navbar leads to the source repository',
  ],
  'Navigation: dark footer with a copyright line': [
    'tests/browser/navigation.spec.ts > the footer is dark in both themes and has a copyright line',
  ],
  'Navigation: contents of levels 2 to 3': [
    'tests/site/metadata.test.ts > the table of contents of every page of the docs lists its headings of level 2 and 3, and no other',
  ],
  'Navigation: the navbar can hide on scrolling down': [
    'tests/browser/navigation.spec.ts > the navbar stays when the reader scrolls down, as the configuration says',
    'tests/browser/navigation.spec.ts > the navbar can hide when the reader scrolls down, and comes back when they scroll up',
  ],
  'Navigation: the mobile menu closes on a wide screen': [
    'tests/browser/navigation.spec.ts > the menu closes when the screen becomes wide, and stays closed',
  ],
  'Navigation: the navbar collapses under 996 px': [
    'tests/browser/navigation.spec.ts > the navbar collapses into a menu that opens, leads on and closes',
    'tests/browser/navigation.spec.ts > above 996 px the navbar stays open',
  ],
  'Navigation: an announcement can be dismissed': [
    'tests/browser/announcement.spec.ts > the bar can be dismissed by keyboard, and the focus goes on to the navbar',
  ],
  'Navigation: progress bar after 200 ms': [
    'tests/browser/faults.spec.ts > appears 200 ms after the click when a page takes long, and goes when the page is there',
    'tests/browser/faults.spec.ts > does not appear when the page is there at once',
  ],
  'Search modal: Ctrl or Cmd and K toggles it': ['tests/browser/search.spec.ts > Ctrl+K opens and closes the modal'],
  'Search modal: the button opens it, Escape closes it': [
    'tests/browser/search.spec.ts > the button opens the modal, Escape closes it and the button has the focus again',
  ],
  'Search modal: the slash opens it outside of inputs': [
    'tests/browser/search.spec.ts > the slash opens the modal, but not from inside an input',
  ],
  'Search modal: start view': [
    'tests/browser/searchStored.spec.ts > the start view says that there are no recent searches',
  ],
  'Search modal: results by section, at most five each': [
    'tests/browser/search.spec.ts > results come in groups of at most five, the best one first',
  ],
  'Search modal: an icon for each level, sections below their page': [
    'tests/browser/search.spec.ts > a section of a page stands below its page, with an icon for its level',
  ],
  'Search modal: footer with key hints': ['tests/browser/search.spec.ts > the footer says which keys do what'],
  'Search modal: the footer leads to all results': [
    'tests/browser/search.spec.ts > the footer counts all results and leads to as many',
  ],
  'Search modal: no-results view with suggestions and report link': [
    'tests/browser/search.spec.ts > a search without results says so, suggests what was found before and can be reported',
  ],
  'Search modal: error view': ['tests/browser/searchFailures.spec.ts > ${name}: error view, and a retry that works'],
  'Search modal: selected text becomes the query': [
    'tests/browser/search.spec.ts > the selected text becomes the query, cut to 64 characters',
  ],
  'Search modal: filtered by version': ["tests/browser/search.spec.ts > rows are of the reader's version only"],
  'Start-up: index.html and .html are stripped': [
    'tests/browser/addresses.spec.ts > ${address} is the same page without .html, once',
  ],
  'Start-up: scrolls to the hash target, or to the top': [
    'tests/browser/addresses.spec.ts > a link to a heading shows it below the navbar',
    'tests/browser/addresses.spec.ts > going on scrolls to the top, going back to where the reader was',
  ],
  'Start-up: a route is loaded before the reader gets there': [
    'tests/browser/performance.spec.ts > a link fetches its page when the reader reaches for it, and only then',
  ],
  'Start-up: a route that fails to load warns and reloads': [
    'tests/browser/faults.spec.ts > a reader with an old tab gets the new page by one reload, with a warning on the console',
  ],
  'Start-up: alternate, canonical and og:url tags': [
    'tests/site/metadata.test.ts > the %s is the address of the page, once',
  ],
  'Start-up: noindex when configured': [
    'src/config/environment.test.ts > asks search engines to stay away only when told',
    'src/plugins/robots/buildRobots.test.ts > offers no sitemap, and still lets crawlers see the noindex tag, when the site is not to be indexed',
  ],
  'Start-up: banner for a wrong base path on the home page': [
    'tests/browser/start.spec.ts > the home page says so when it was built for another base path',
  ],
  'Start-up: no prefetch on 2g or when data is saved': ['tests/browser/faults.spec.ts > page code is fetched ahead'],
  'Entities: a stored search': [
    'tests/browser/searchStored.spec.ts > a selected hit is among the recent searches, once',
  ],
  'Entities: a stored search has no highlights and snippets': [
    'tests/browser/searchStored.spec.ts > a stored search is the hit without what was highlighted for the query',
  ],
  'Entities: a hit below the top refers to its page': [
    'tests/browser/search.spec.ts > a section of a page stands below its page, with an icon for its level',
  ],
  'Entities: fields of a hit': [
    'tests/browser/searchHosted.spec.ts > asks as the specification says, and shows what it gets',
  ],
  'Entities: docs version': [
    'tests/site/entities.test.ts > the versions have a name, a label, a path, a main page, drafts and sidebars, and 2.x is the last one',
    'tests/site/entities.test.ts > each version lists its pages by id, path and sidebar',
  ],
  'Entities: locale': [
    'tests/site/entities.test.ts > English is the language, with its label, direction, tag, calendar and path',
  ],
  'States: stalled after 300 ms': [
    'tests/browser/searchFailures.spec.ts > a slow index shows the stalled state after 300 ms, then the results',
    'tests/browser/searchHosted.spec.ts > shows that it takes long after 300 ms',
  ],
  'States: error when all hosts are unreachable': [
    'tests/browser/searchHosted.spec.ts > shows the error view when all hosts are down, and recovers',
  ],
  'States: a click outside closes the modal': [
    'tests/browser/search.spec.ts > a click beside the modal closes it, one inside does not',
  ],
  'States: the list opens on focus, and closes on Tab or a tap beside it': [
    'tests/browser/search.spec.ts > the list opens when the input gets the focus, and Tab or a tap beside it closes it',
  ],
  'States: Escape closes, and the query is gone': [
    'tests/browser/search.spec.ts > Escape closes the modal with its list, and the next search starts anew',
  ],
  'States: arrows move the active row and wrap around': [
    'tests/browser/search.spec.ts > arrows move the active row and wrap around',
  ],
  'States: Enter navigates and closes the modal': [
    'tests/browser/search.spec.ts > Enter opens the active row on the page itself and closes the modal',
  ],
  'States: modified Enter and middle click keep the modal': [
    'tests/browser/search.spec.ts > ${key} opens the row elsewhere and keeps the modal',
    'tests/browser/search.spec.ts > a click on a row opens it, a middle click keeps the modal',
  ],
  'States: a favorite is not saved again': [
    'tests/browser/searchStored.spec.ts > a favorite is not saved as a recent search again',
  ],
  'States: recent searches are promoted and removed': [
    'tests/browser/searchStored.spec.ts > a recent search is promoted and removed, motion: ${motion}',
  ],
  'States: color mode is stored under theme': [
    'tests/browser/preferences.spec.ts > the color mode is kept under the key "theme"',
  ],
  'States: color mode starts light': [
    'tests/browser/preferences.spec.ts > the first visit is in the light theme, whatever the system prefers',
  ],
  'States: garbage in the color mode counts as light': [
    'tests/browser/colorMode.spec.ts > "${garbage}" in the storage counts as light',
  ],
  'States: a change of the system does not change the color mode': [
    'tests/browser/colorMode.spec.ts > a change of the system scheme leaves the choice of the reader alone',
  ],
  'States: color mode follows other tabs': ['tests/browser/colorMode.spec.ts > a change in another tab is followed'],
  'States: dismissal is stored, and resets with the id': [
    'tests/browser/preferences.spec.ts > a dismissed announcement stays away',
    'tests/browser/announcement.spec.ts > a new announcement shows again',
  ],
  'States: preferred version is stored': [
    'tests/browser/preferences.spec.ts > the chosen version is kept under its key',
  ],
  'States: menus animate by height, 1 ms under reduced motion': [
    'tests/browser/media.spec.ts > the longer the more they hold',
    'tests/browser/media.spec.ts > in 1 ms under reduced motion',
  ],
  'Validation: input of at most 64 characters': [
    'tests/browser/search.spec.ts > the query is at most 64 characters long',
  ],
  'Validation: search client needs id and key': [
    'tests/unit/libraryConstants.test.ts > a search client without application id or key is refused',
  ],
  'Validation: ids of search sources are unique': [
    'tests/unit/libraryConstants.test.ts > refuses two sources with one id',
    'tests/browser/search.spec.ts > sections are those of the documentation, each with an id of its own',
  ],
  'Validation: 512 characters by default': [
    'tests/unit/libraryConstants.test.ts > takes 512 characters where nobody says otherwise',
  ],
  'Calls: request and response of the hosted search': [
    'tests/browser/searchHosted.spec.ts > asks as the specification says, and shows what it gets',
  ],
  'Calls: retries on other hosts': [
    'tests/browser/searchHosted.spec.ts > goes on to the next host when one answers 500',
  ],
  'Calls: events only with insights': [
    'tests/browser/searchHosted.spec.ts > reports nothing about readers without insights',
    'tests/browser/searchHosted.spec.ts > with insights: views after 400 ms in events of at most 20, a click, and no client from elsewhere',
  ],
  'Calls: preconnect hint': [
    'tests/browser/searchHosted.spec.ts > hints at the connection to come, and loads no index',
  ],
  'Calls: none to another origin': [
    'tests/browser/everyPage.spec.ts > every page loads with an empty console and without leaving the site, fits 320 px, and axe finds nothing',
  ],
  'Errors: render failure': [
    'tests/browser/crash.spec.ts > shows the message and its causes, and keeps the menus',
    'tests/browser/crash.spec.ts > recovers with "Try again" once the fault is gone, and not before',
  ],
  'Errors: RetryError and ApiError': [
    'src/search/transport/embeddedRequester.test.ts > raises RetryError when the manifest cannot be loaded',
    'src/search/transport/embeddedRequester.test.ts > raises ApiError for a request the protocol forbids',
  ],
  'Errors: DetailedApiError and DeserializationError': [
    'tests/unit/libraryConstants.test.ts > raises %s for an answer of its kind',
    'tests/browser/searchHosted.spec.ts > ${name} reaches the console once when the response is ${behavior}: ${where}',
  ],
  'Errors: a chunk that fails shows Retry': [
    'tests/browser/faults.spec.ts > a page that cannot come says so with a button to retry, and the menus stay',
  ],
  'Errors: failed hydration is logged as recoverable': [
    'tests/browser/faults.spec.ts > hydration that fails is logged as recoverable, and the page is whole afterwards',
  ],
  'Errors: unknown doc id stops the build': ['tests/site/badInput.test.ts > a page that does not exist, in %s'],
  'Errors: a wrong configuration stops the build': [
    'tests/site/configurationErrors.test.ts > a part of the theme that needs the docs plugin, without it',
    'tests/site/configurationErrors.test.ts > a sidebar that does not exist, in the navbar',
    'tests/site/configurationErrors.test.ts > a page that does not exist, in the navbar',
    'tests/site/configurationErrors.test.ts > a kind of navbar item that does not exist',
    'tests/site/configurationErrors.test.ts > a page component without a default export',
  ],
  'Errors: broken links stop the build': ['tests/site/configurationErrors.test.ts > a broken link stops the build'],
  'Errors: broken Markdown links, anchors and duplicate routes warn': [
    'tests/site/configurationErrors.test.ts > a broken Markdown link, a broken anchor and a route that two pages share are reported, and the site is built',
  ],
  'Errors: storage unavailable costs a warning': [
    'tests/browser/announcement.spec.ts > storage that throws costs a warning only',
  ],
  'Errors: the build has no broken links and no warnings': [
    'tests/site/links.test.ts > every internal link and anchor leads somewhere',
    'tests/site/files.test.ts > the build ended without a warning',
  ],
  'Limits: 20 results per page, snippets of ten words': [
    'tests/browser/searchHosted.spec.ts > asks as the specification says, and shows what it gets',
  ],
  'Limits: five results per group': [
    'tests/browser/search.spec.ts > results come in groups of at most five, the best one first',
  ],
  'Limits: three suggestions': [
    'tests/browser/search.spec.ts > a search without results says so, suggests what was found before and can be reported',
  ],
  'Limits: desktop from 997 px': ['tests/browser/navigation.spec.ts > above 996 px the navbar stays open'],
  'Limits: storage keys': [
    'tests/browser/preferences.spec.ts > the color mode is kept under the key "theme"',
    'tests/browser/preferences.spec.ts > the chosen version is kept under its key',
    'tests/browser/preferences.spec.ts > a dismissed announcement stays away',
    'tests/browser/announcement.spec.ts > a new announcement shows again',
  ],
  'Limits: no blog; the theme groups one by year': [
    'tests/site/routes.test.ts > beside the docs there are the home page, the search page and the page for everything else',
    'tests/unit/libraryConstants.test.ts > the theme would group the entries of a blog by year',
  ],
  'Limits: snippets of five words up to 768 px': [
    'tests/browser/search.spec.ts > snippets have five words, and Cancel closes the modal',
  ],
  'Limits: seven recent searches, four beside favorites, ten favorites': [
    'tests/browser/searchStored.spec.ts > seven recent searches are shown, four beside favorites, and ten favorites',
  ],
  'Limits: timeouts of the search client': [
    'tests/browser/searchHosted.spec.ts > gives a ${behavior} host ${limit} ms and asks the next one',
  ],
  'Limits: 1 s to connect, 2 s to read, 30 s to write': [
    'tests/unit/libraryConstants.test.ts > waits 1 s for a connection, 2 s for reading and 30 s for writing in browsers',
  ],
  'Limits: a host that is down is left out for 120 s': [
    'tests/browser/searchHosted.spec.ts > asks the next host when the first is down, and leaves that out for 120 s, also after reopening',
  ],
  'Limits: Docusaurus 3.7.0': ['tests/unit/libraryConstants.test.ts > Docusaurus is 3.7.0'],
  'Limits: router cache': ['tests/unit/libraryConstants.test.ts > the router keeps 10000 path patterns'],
  'Limits: router modes': ['tests/unit/libraryConstants.test.ts > matches in %s mode, and less strictly without'],
  'Limits: progress bar defaults': ['tests/unit/libraryConstants.test.ts > the progress bar has its defaults'],
  'Faults: an old tab after a deployment': [
    'tests/browser/faults.spec.ts > a reader with an old tab gets the new page by one reload, with a warning on the console',
    'tests/browser/faults.spec.ts > a file that stays missing is no reason to reload for ever: the page stays readable',
  ],
  'Faults: a style sheet is missing': [
    'tests/browser/faults.spec.ts > without its style sheet a page is readable and leads on',
  ],
  'Faults: storage is full, poisoned or throws': [
    'tests/browser/faults.spec.ts > that is full costs a message on the console only',
    'tests/browser/faults.spec.ts > that holds ${poison.slice(0, 12)} under every key harms nothing',
    'tests/browser/announcement.spec.ts > storage that throws costs a warning only',
    'tests/browser/searchStored.spec.ts > garbage in the storage is harmless: ${garbage.slice(0, 40)}',
  ],
  'Faults: worker or index blocked': [
    'tests/browser/searchFailures.spec.ts > failed searches leave nothing in the storage',
    'tests/browser/searchFailures.spec.ts > ${name}: error view, and a retry that works',
    'tests/browser/searchFailures.spec.ts > a worker that does not start ends in the error view',
  ],
  'Faults: offline in mid-session': [
    'tests/browser/faults.spec.ts > the page arrives by itself when the connection is back',
    'tests/browser/faults.spec.ts > what was read before is there: pages, themes, tabs',
  ],
  'Faults: no JavaScript': [
    'tests/browser/withoutScripts.spec.ts > every page is readable: its heading and text are there',
    'tests/browser/withoutScripts.spec.ts > tabs show all panels',
    'tests/browser/withoutScripts.spec.ts > navigation and version links work, ${width} px',
  ],
  'Faults: reduced motion, print, forced colors, large text, 320 px': [
    'tests/browser/media.spec.ts > nothing moves under reduced motion',
    'tests/browser/media.spec.ts > on paper',
    'tests/browser/media.spec.ts > with forced colors controls have edges, the current page a mark and the focus an outline',
    "tests/browser/media.spec.ts > text of 200 % fits: ${path || 'home page'}",
    'tests/browser/media.spec.ts > text of 200 % is not cut: the announcement, the name of the site and the menus beside it',
    'tests/browser/everyPage.spec.ts > every page loads with an empty console and without leaving the site, fits 320 px, and axe finds nothing',
  ],
  'Paths: letter case, missing pages': [
    'tests/browser/addresses.spec.ts > ${address} in other letter case leads to the page',
    'tests/browser/addresses.spec.ts > a missing address offers similar pages and a search for its words',
  ],
  'Paths: a new page begins at once': [
    'tests/browser/addresses.spec.ts > a new page begins at its top at once, and at a heading at once',
  ],
  'Search page: crawlers leave it out': [
    'tests/site/metadata.test.ts > the search page asks crawlers to leave it out, by a tag that they read, and no other page does',
  ],
  'Accessibility: axe on every page and view': [
    'tests/browser/everyPage.spec.ts > every page loads with an empty console and without leaving the site, fits 320 px, and axe finds nothing',
    'tests/browser/accessibility.spec.ts > axe finds nothing: not found, ${theme}, ${width} px',
    'tests/browser/crash.spec.ts > axe finds nothing: crashed page, ${theme}, ${width} px',
    'tests/browser/accessibility.spec.ts > axe finds nothing: mobile menu and its second level, ${theme}',
    'tests/browser/searchAccessibility.spec.ts > axe finds nothing in the modal: ${name}, ${theme}, ${width} px',
  ],
  'Accessibility: skip link, focus order, blocks of code': [
    'tests/browser/accessibility.spec.ts > the skip link comes first and leads to the content: ${name}',
    'tests/browser/accessibility.spec.ts > the focus goes through the page in reading order, always in sight: ${name}',
    'tests/browser/accessibility.spec.ts > blocks of code have a name and scroll with the keyboard',
  ],
  'Security: a policy in force': [
    'tests/site/security.test.ts > every page has a policy before its first script, and allows exactly its own inline scripts',
    'tests/browser/security.spec.ts > a script that somebody injects does not run',
    'tests/browser/security.spec.ts > code made of text does not run, and nothing is sent elsewhere',
  ],
  'Security: headers, hostile addresses, links to other sites': [
    'tests/site/security.test.ts > the headers file keeps hashed files for a year, and no other',
    'tests/browser/security.spec.ts > hostile queries and hashes do nothing: ${name}',
    'tests/site/security.test.ts > links that open other sites keep the page to themselves',
  ],
  'Security: dependencies': [
    'tests/unit/lockfiles.test.ts > pins every package by a hash, and none to an address other than the npm registry',
    'tests/unit/lockfiles.test.ts > runs install scripts of named packages only',
    'tests/unit/lockfiles.test.ts > has licenses that go with MIT',
  ],
};
