import { namesOf } from '@perennial/shared/typed-tables';
import { Icon, type IconName } from '../../src/ui/icon.tsx';
import { State } from '../state.tsx';

/** A new icon without a row does not compile. */
const icons: Readonly<Record<IconName, true>> = {
  'arrow-left': true,
  'arrow-right': true,
  box: true,
  calendar: true,
  card: true,
  cart: true,
  check: true,
  'check-circle': true,
  'chevron-down': true,
  close: true,
  danger: true,
  document: true,
  edit: true,
  external: true,
  gift: true,
  info: true,
  lock: true,
  mail: true,
  menu: true,
  minus: true,
  pause: true,
  phone: true,
  pin: true,
  plus: true,
  refresh: true,
  tag: true,
  tool: true,
  trash: true,
  truck: true,
  user: true,
  warning: true,
};

export function Icons() {
  return (
    <State name="all">
      <div className="workshop__row workshop__row--large">
        {namesOf(icons).map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </div>
    </State>
  );
}
