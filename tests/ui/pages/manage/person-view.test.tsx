import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PersonDetails } from '../../../../core';
import { PersonView } from '../../../../ui/pages/manage/PersonView';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

const SUPPORT: PersonDetails = {
  ...{ id: 18, name: 'Support', email: null, login_email: 'support@shop.test', phone: null, is_verified: false },
  ...{ bonus: 0, currency: 'USD', roles: [], own_roles: [], permissions: [], addresses: [] },
  ...{ orders: [], orders_count: 0, sessions: [], acted: [], may_act: false, has_second_factor: false },
};

it.each([
  ['unconfirmed', false, 1],
  ['confirmed', true, 0],
])('a person whose contact is %s', (_state, is_verified, count) => {
  render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        <PersonView
          person={{ ...SUPPORT, is_verified }}
          money={String}
          moment={String}
          orderPath={String}
          actions={null}
        />
      </ManageSpeech>
    </Speaking>,
  );
  expect(screen.queryAllByText(/the account loses its password, sessions and two-step sign-in/)).toHaveLength(count);
});
