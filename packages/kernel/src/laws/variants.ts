/** The option sets that the laws walk through: the default, every switch on its own, and the presets. */
import { decodeOptions, defaultOptions, type OptionsSpec, optionFields } from '../options.ts';

export interface Variant<O> {
  readonly name: string;
  readonly options: O;
}

export function variantsOf<O>(spec: OptionsSpec<O>): Variant<O>[] {
  const variants: Variant<O>[] = [{ name: 'default', options: defaultOptions(spec) }];
  const add = (name: string, changes: Readonly<Record<string, unknown>>) => {
    const decoded = decodeOptions(spec, { ...defaultOptions(spec), ...changes });
    if (!decoded.ok) throw new Error(`Option set '${name}' is refused by its own game: ${decoded.problem}`);
    variants.push({ name, options: decoded.value });
  };
  for (const [key, field] of optionFields(spec)) {
    switch (field.kind) {
      case 'boolean':
        add(`${key}=${!field.default}`, { [key]: !field.default });
        break;
      case 'integer':
        for (const value of new Set([field.min, field.max]))
          if (value !== field.default) add(`${key}=${value}`, { [key]: value });
        break;
      case 'choice':
        for (const { value } of field.choices) if (value !== field.default) add(`${key}=${value}`, { [key]: value });
        break;
      case 'document':
        for (const [i, value] of (field.samples ?? []).entries()) add(`${key}=sample ${i + 1}`, { [key]: value });
        break;
    }
  }
  for (const { id, options } of spec.presets ?? []) add(id, options);
  return variants;
}
