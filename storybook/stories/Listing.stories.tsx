import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChosenFilters } from '../../ui/pages/listing/ChosenFilters';
import { FilterDrawer } from '../../ui/pages/listing/FilterDrawer';
import { Facets } from '../../ui/pages/listing/Facets';
import { SearchPage } from '../../ui/pages/SearchPage';
import { ListingView } from '../../ui/pages/ListingView';
import { emptyListing, facets, links, listing, menu } from '../fixtures/listing';
import { longNamed } from '../fixtures/products';
import { inMainUnder } from '../in-main';

const meta: Meta = {
  title: 'Shop/Listing',
  decorators: [inMainUnder('Jackets')],
};
export default meta;
type Story = StoryObj;
const nothing = () => undefined;
const common = { links, linkOf: () => '/p/1', onMore: nothing } as const;
const padded = (element: React.ReactNode) => <div style={{ padding: 24, maxWidth: 320 }}>{element}</div>;

export const Filters: Story = {
  render: () => padded(<Facets facets={facets} links={links} total={48} />),
};
export const FiltersOpened: Story = {
  ...Filters,
  play: ({ canvasElement }) => {
    canvasElement.querySelector('details')?.setAttribute('open', '');
  },
};
export const FiltersWithLongNames: Story = {
  render: () =>
    padded(
      <Facets
        total={3}
        links={links}
        facets={[
          {
            code: 'material',
            label: 'Oberflächenbeschaffenheit',
            values: ['Kunstfaserverstärkte Baumwollmischung', 'Rindsleder, pflanzlich gegerbt und gewachst'].map(
              (label, index) => ({ value: label, label, count: 120_000 + index, selected: index === 0 }),
            ),
          },
        ]}
      />,
    ),
};
export const NothingToFilter: Story = {
  render: () => padded(<Facets facets={[]} links={links} total={1} />),
};
export const ChosenOnes: Story = {
  render: () => padded(<ChosenFilters facets={facets} toggle={links.toggle} clear="/c/jackets" />),
};
export const List: Story = { render: () => <ListingView listing={listing} loadingMore={false} {...common} /> };
export const LoadingMore: Story = { render: () => <ListingView listing={listing} loadingMore {...common} /> };
export const Empty: Story = { render: () => <ListingView listing={emptyListing} loadingMore={false} {...common} /> };
export const OneLongName: Story = {
  render: () => (
    <ListingView listing={{ ...listing, items: [longNamed], total: 1, facets: [] }} loadingMore={false} {...common} />
  ),
};
export const FiltersInADrawer: Story = {
  render: () => (
    <FilterDrawer open onClose={nothing} total={48} clear="/c/jackets">
      <p>Color, size, brand …</p>
    </FilterDrawer>
  ),
};
export const LaterPart: Story = {
  render: () => <ListingView listing={{ ...listing, start: 10 }} loadingMore={false} {...common} />,
};
export const AllSeen: Story = {
  render: () => <ListingView listing={{ ...listing, total: 5 }} loadingMore={false} {...common} />,
};
export const Limited: Story = {
  render: () => (
    <SearchPage
      listing={{ ...listing, isLimited: true, query: { text: 'jacket' } }}
      searchPath="/search"
      departments={menu}
      loadingMore={false}
      {...common}
    />
  ),
};
export const FewOfTheKind: Story = {
  render: () => (
    <SearchPage
      listing={{
        ...listing,
        items: listing.items.slice(0, 2),
        total: 2,
        query: { text: 'jacket', filters: { color: ['red'] } },
        understood: { typed: 'red jacket', phrases: ['red'] },
        others: { kind: 'jacket', items: listing.items.slice(2, 6) },
      }}
      searchPath="/search"
      departments={menu}
      loadingMore={false}
      {...common}
    />
  ),
};
export const LeavesOut: Story = {
  render: () => (
    <SearchPage
      listing={{
        ...listing,
        query: { text: 'jacket', filters: { color: ['!pine'], without: ['hood'] } },
        understood: { typed: 'jacket not pine no hood', phrases: ['not pine', 'no hood'] },
        facets: [
          {
            code: 'color',
            label: 'Color',
            values: [{ value: '!pine', label: 'Pine', count: 48, selected: true, isExcluded: true }],
          },
          {
            code: 'without',
            label: 'Without',
            values: [{ value: 'hood', label: 'hood', count: 48, selected: true, isExcluded: true }],
          },
        ],
      }}
      searchPath="/search"
      departments={menu}
      loadingMore={false}
      {...common}
    />
  ),
};
export const DidYouMean: Story = {
  render: () => (
    <SearchPage
      listing={{ ...listing, fuzzy: true, suggestion: 'jacket', exact: 2, query: { text: 'jaket' } }}
      searchPath="/search"
      departments={menu}
      loadingMore={false}
      {...common}
    />
  ),
};
