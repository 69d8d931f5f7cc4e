const rules = new Intl.PluralRules('en');

export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export function plural(count: number, forms: Forms): string {
  return `${count} ${forms[rules.select(count)] ?? forms.other}`;
}
