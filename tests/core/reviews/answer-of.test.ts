import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../core/reviews/answer-of';

const review = { id: 1, title: 'Soft', detail: 'Soft.', nickname: 'Ada', created_at: '2026-01-01' };

describe('the answer to a review', () => {
  it('is parsed from its free fields, and is missing if they contain something else', () => {
    const answer = { text: 'Thank you', created_at: '2026-01-02T00:00:00.000Z' };
    expect(answerOf({ ...review, answer })).toEqual(answer);
    for (const other of [undefined, null, 'Thank you', { text: '', created_at: 'x' }, { text: 1 }, { text: 'x' }, []])
      expect(answerOf({ ...review, answer: other }), JSON.stringify(other)).toBeUndefined();
  });
});
