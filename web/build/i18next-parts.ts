/** What the build leaves out of i18next (`small-i18next.ts`), by its place in the source. */

type Part = { readonly name: string; readonly use: RegExp | string; readonly replacement: string };

/** In this order. What nothing uses any more after that, the build drops by itself. */
export const parts: readonly Part[] = [
  { name: 'the formats', use: 'formatter = Formatter;', replacement: '' },
  {
    name: 'the loading of texts',
    use: /s\.backendConnector = new Connector\([^;]*\);\s*s\.backendConnector\.on\('\*', [\s\S]*?\n\s*\}\);/,
    replacement: '',
  },
  {
    name: 'the loading of a language',
    use: /this\.loadResources\(l, err => \{([\s\S]*?)\n {6}\}\);/,
    replacement: '$1',
  },
  { name: 'a failed load', use: 'done(err, l);', replacement: 'done(null, l);' },
  { name: 'texts inside of texts', use: / {6}let nestBef;\n[\s\S]*?(?= {6}let data = )/, replacement: '' },
  {
    name: 'the lookup of texts inside of texts',
    use: / {6}if \(skipOnVariables\) \{\n {8}const na = [\s\S]*?(?= {6}if \(opt\.interpolation\))/,
    replacement: '',
  },
  { name: 'keys with texts inside', use: /const m = key\.match\([\s\S]*?\n {6}\}(?=\n)/, replacement: '' },
  { name: 'the marks of texts inside of texts', use: /\n *this\.nesting\w+ = .*;/g, replacement: '' },
  {
    name: 'further processing of a text',
    use: /const postProcess = opt\.postProcess \|\|[\s\S]*?\n {4}\}\n {4}return res;/,
    replacement: 'return res;',
  },
  {
    name: 'the report of a missing text',
    use: / {6}if \(!objectNotReturned && \(usedKey \|\|[\s\S]*?\n {6}\}(?=\n {6}res = this\.extendTranslation)/,
    replacement: '',
  },
  { name: 'what plugins use', use: /s\.utils = \{[\s\S]*?\n {6}\};/, replacement: '' },
  { name: 'the start of plugins', use: /this\.modules\.external\.forEach\([\s\S]*?\n {6}\}\);/, replacement: '' },
  { name: 'events passed on', use: /this\.translator\.on\('\*'[\s\S]*?\n {6}\}\);/, replacement: '' },
  { name: 'events', use: /\n *(?:if \(\S+\) )?this\.emit\([^\n]*\);/g, replacement: '' },
  {
    name: 'who sends events',
    use: /(class (?:ResourceStore|Translator|I18n)) extends EventEmitter( \{\n[\s\S]*?) {4}super\(\);\n/g,
    replacement: '$1$2',
  },
  { name: 'keys as functions', use: /typeof (?:keys|k) === 'function'/g, replacement: 'false' },
  { name: 'a default as second value', use: /if \(typeof opt !== 'object' && [\s\S]*?\n {4}\}/, replacement: '' },
  {
    name: 'what reads that default',
    use: /\n {2}overloadTranslationOptionHandler: [\s\S]*?\n {2}\},/,
    replacement: '',
  },
  { name: 'the choice of what reads it', use: /if \(typeof merged\.overload[\s\S]*?\n {2}\}/, replacement: '' },
  { name: 'the refusal of other languages', use: /isRefusedLanguageCode\(this, \w\)/g, replacement: 'false' },
  { name: 'the list of other languages', use: /this\.configuredLngs = .*;/, replacement: '' },
  { name: 'the language without texts', use: "lng?.toLowerCase() === 'cimode'", replacement: 'false' },
  { name: 'warnings from before', use: /this\.pendingWarnings.*;/g, replacement: '' },
  {
    name: 'messages to developers',
    use: /(?:this|i18n)\.logger\.(?:log|warn|error|deprecate|once|init)\([^\n]*\);/g,
    replacement: ';',
  },
  { name: 'the choice of messages', use: 'this.logger.debug', replacement: 'false' },
  { name: 'who writes messages', use: /\n *(?:var baseLogger|this\.logger|s\.logger) = .*;/g, replacement: '' },
  { name: 'the parameter for messages', use: /, logger = baseLogger\) \{/g, replacement: ') {' },
  { name: 'the value for messages', use: /const \{\s+logger\s+\} = this;/, replacement: '' },
  { name: 'the passing of it', use: /, logger\);/g, replacement: ');' },
  {
    name: 'plugins',
    use: /this\.modules\.(?:formatter|logger|languageDetector|i18nFormat)/g,
    replacement: 'undefined',
  },
  { name: 'the plugin of languages', use: /this\.services\.languageDetector\b/g, replacement: 'undefined' },
  { name: 'the plugin of formats', use: /this\.i18nFormat(?:\?\.\w+)?/g, replacement: 'undefined' },
  { name: 'the list of what was loaded', use: /this\.utils\?\.hasLoadedNamespace/g, replacement: 'undefined' },
  { name: 'defaults of a text', use: 'Translator.hasDefaultValue(opt)', replacement: 'false' },
];

/** Methods that nothing calls after that. */
export const methods: readonly string[] = [
  'addResource',
  'addResources',
  'cloneInstance',
  'dir',
  'getFixedT',
  'getPluralFormsOfKey',
  'getResourceBundle',
  'getSuffixes',
  'getUsedParamsDetails',
  'hasDefaultValue',
  'hasLoadedNamespace',
  'hydrate',
  'loadLanguages',
  'loadNamespaces',
  'loadResources',
  'needsPlural',
  'nest',
  'reloadResources',
  'removeNamespaces',
  'removeResourceBundle',
  'setDefaultNamespace',
  'use',
];

/** Options that the pages do not set. The code has their defaults in place of them. */
export const unsetOptions: readonly string[] = [
  'appendNamespaceToCIMode',
  'appendNamespaceToMissingKey',
  'cacheInBuiltFormats',
  'contextSeparator',
  'debug',
  'enableSelector',
  'fallbackNS',
  'joinArrays',
  'keySeparator',
  'load',
  'missingInterpolationHandler',
  'missingKeyHandler',
  'nonExplicitSupportedLngs',
  'nsSeparator',
  'parseMissingKeyHandler',
  'partialBundledLanguages',
  'pluralSeparator',
  'postProcess',
  'postProcessPassResolved',
  'preload',
  'returnEmptyString',
  'returnNull',
  'returnObjects',
  'returnedObjectHandler',
  'saveMissing',
  'saveMissingPlurals',
  'saveMissingTo',
  'supportedLngs',
  'updateMissing',
];

/** Options that have one value for all pages, for another reason than a default (`texts.ts`). */
export const fixedOptions: Readonly<Record<string, string>> = {
  fallbackLng: 'false',
  initAsync: 'false',
  'interpolation.defaultVariables': 'undefined',
  'interpolation.skipOnVariables': 'true',
  cleanCode: 'undefined',
  ignoreJSONStructure: 'true',
  isClone: 'undefined',
  lowerCaseLng: 'undefined',
  missingKeyNoValueFallbackToKey: 'undefined',
  prepend: "'_'",
  returnDetails: 'undefined',
  userDefinedKeySeparator: 'undefined',
  userDefinedNsSeparator: 'undefined',
};

/** Options of a single text that no page gives. The methods of a text call them `opt`. */
export const unsetOfText: readonly string[] = [
  'appendNamespaceToCIMode',
  'context',
  'defaultValue',
  'fallbackLng',
  'interpolation',
  'joinArrays',
  'keySeparator',
  'lng',
  'lngs',
  'missingKeyNoValueFallbackToKey',
  'ns',
  'nsSeparator',
  'ordinal',
  'replace',
  'returnDetails',
];

/** The same, where other methods call them `options`. */
export const unsetOfLookup: readonly string[] = [
  'ignoreJSONStructure',
  'interpolation.skipOnVariables',
  'keySeparator',
  'missingInterpolationHandler',
  'ordinal',
];
