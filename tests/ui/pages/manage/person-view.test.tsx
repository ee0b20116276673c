import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NEW_PERSON } from '../../../../storybook/fixtures/managed-person';
import { PersonView } from '../../../../ui/pages/manage/people/PersonView';
import { ManageSpeech } from '../../../../ui/text/manage-text';
import manageEn from '../../../../ui/text/messages/en/manage.json';
import { Speaking } from '../../speaking';

it.each([
  ['unconfirmed', false, 1],
  ['confirmed', true, 0],
])('a person whose contact is %s', (_state, is_verified, count) => {
  render(
    <Speaking>
      <ManageSpeech messages={manageEn} locale="en-US">
        <PersonView
          person={{ ...NEW_PERSON, is_verified }}
          money={String}
          moment={String}
          orderPath={String}
          reviewPath={String}
          actions={null}
          notes={null}
        />
      </ManageSpeech>
    </Speaking>,
  );
  expect(screen.queryAllByText(/the account loses its password, sessions and two-step sign-in/)).toHaveLength(count);
});
