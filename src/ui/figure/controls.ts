import type { Scenario } from '#scenarios/scenario.ts';

/** The control of a setting: a switch, or a choice among its values. */
export interface SettingControl {
  readonly setting: string;
  readonly label: string;
  /** True where it is the figure's task. */
  readonly isTask: boolean;
  /** Whether the figure opens with it on, and its values when on and when off; null for a choice. */
  readonly switches: { readonly checked: boolean; readonly on: string; readonly off: string } | null;
  /** What there is to choose, in the order of the labels; empty for a switch. */
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly standard: string | undefined;
}

/** The controls of a scenario's labelled settings: those that its lesson asks for, and those that lie under More. */
export function controlsOf({
  choices,
  labels = {},
  asks,
  task,
}: Pick<Scenario, 'choices' | 'labels' | 'asks' | 'task'>): {
  readonly inSight: readonly SettingControl[];
  readonly underMore: readonly SettingControl[];
} {
  const all = Object.entries(choices).flatMap(([setting, values]) => {
    const { label, values: texts, isOnAt = 'on' } = labels[setting] ?? {};
    if (label === undefined) return [];
    const isSwitch = values.length === 2 && values.includes('on') && values.includes('off');
    const standard = values[0];
    const off = isOnAt === 'on' ? 'off' : 'on';
    return {
      setting,
      label,
      isTask: setting === task,
      switches: isSwitch ? { checked: standard === isOnAt, on: isOnAt, off } : null,
      options: isSwitch
        ? []
        : Object.keys(texts ?? Object.fromEntries(values.map((value) => [value, '']))).map((value) => ({
            value,
            text: texts?.[value] ?? value,
          })),
      standard,
    };
  });
  return {
    inSight: all.filter(({ setting }) => asks.includes(setting)),
    underMore: all.filter(({ setting }) => !asks.includes(setting)),
  };
}
