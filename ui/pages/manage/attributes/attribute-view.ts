import { formatYesNo, YES_NO, type KindView } from '../fields/kind-view';

const KINDS = [
  { value: 'one', label: 'attribute.kind-one' },
  { value: 'several', label: 'attribute.kind-several' },
  { value: 'text', label: 'attribute.kind-text' },
  { value: 'number', label: 'attribute.kind-number' },
  { value: 'date', label: 'attribute.kind-date' },
  { value: 'yes-no', label: 'attribute.kind-yes-no' },
] as const;

export const ATTRIBUTE_VIEW: KindView = {
  title: 'nav.attributes',
  titleOfNew: 'new.attribute',
  columns: [
    { name: 'name', label: 'attribute.name', canSort: true },
    { name: 'code', label: 'attribute.code', canSort: true },
    { name: 'kind', label: 'attribute.kind', format: (value) => KINDS.find((one) => one.value === value)?.label },
    { name: 'options', label: 'attribute.options', isNumber: true, canSort: true },
    { name: 'visible', label: 'attribute.visible', format: formatYesNo },
    { name: 'comparable', label: 'attribute.comparable', format: formatYesNo },
  ],
  filters: [
    { name: 'kind', label: 'attribute.kind', choices: KINDS },
    { name: 'comparable', label: 'attribute.comparable', choices: YES_NO },
  ],
  fields: [
    { path: 'labels', label: 'attribute.name', input: { type: 'words' } },
    {
      path: 'code',
      label: 'attribute.code',
      hint: 'attribute.code-hint',
      input: { type: 'text' },
      required: true,
      onlyNew: true,
    },
    {
      path: 'kind',
      label: 'attribute.kind',
      hint: 'attribute.kind-hint',
      input: { type: 'choice', choices: KINDS },
      required: true,
    },
    { path: 'visible', label: 'attribute.visible', hint: 'attribute.visible-hint', input: { type: 'switch' } },
    { path: 'comparable', label: 'attribute.comparable', hint: 'attribute.comparable-hint', input: { type: 'switch' } },
    {
      path: 'options',
      label: 'attribute.options',
      hint: 'attribute.options-hint',
      input: { type: 'options' },
      when: { path: 'kind', in: ['one', 'several'] },
    },
  ],
  blank: { code: '', kind: 'one', visible: true, comparable: true, labels: { en: '' }, options: [] },
  canRemove: true,
};
