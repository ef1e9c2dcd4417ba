/** The brand in the client's build: its values as custom properties, its name and colour in the page (docs/brand.md). */
import { type Brand, brand } from '@perennial/shared/brand/brand';
import { type ColorName, findFaintColors } from '@perennial/shared/brand/contrast';
import { entriesOf } from '@perennial/shared/typed-tables';
import type { Plugin } from 'vite';

const toProperty = (name: ColorName) => `--color-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Returns the rule that sets the values of a brand. */
export function toBrandRule({ colors, fontFamily, radius }: Brand): string {
  const declarations = [
    ...entriesOf(colors).map(([name, color]) => `${toProperty(name)}: ${color};`),
    `--font-family: ${fontFamily};`,
    `--radius-8: ${radius.control};`,
    `--radius-14: ${radius.box};`,
  ];
  return `:root {\n  ${declarations.join('\n  ')}\n}\n`;
}

/** Puts the brand before the tokens. The build fails if a colour cannot be read on another. */
export function brandStyles(): Plugin {
  return {
    name: 'brand-styles',
    enforce: 'pre',
    buildStart() {
      const faint = findFaintColors(brand.colors);
      if (faint.length > 0) this.error(`shared/src/brand/brand.json: ${faint.join('; ')}`);
    },
    transform(code, id) {
      return /\/ui\/tokens\.css(?:\?|$)/.test(id) ? `${toBrandRule(brand)}${code}` : undefined;
    },
    transformIndexHtml: (html) =>
      html
        .replace(/<title>[^<]*<\/title>/, () => `<title>${brand.name.replaceAll(/[&<]/g, '')}</title>`)
        .replace(/(<meta name="theme-color" content=")[^"]*/, (_, start) => `${start}${brand.colors.surface}`),
  };
}
