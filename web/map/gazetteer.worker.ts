import { searchGazetteer, shortDisplayName } from '#schema/places/gazetteer.ts';
import type { LocationSuggestion } from '#schema/places/geocoding.ts';
import { isMarked } from '#schema/mark.ts';
import { getGazetteer } from '#schema/places/map.ts';
import { parseGazetteer, type Gazetteer } from '#schema/places/parseGazetteer.ts';
import { reverseGazetteer } from '#schema/places/reverseGazetteer.ts';
import type { GazetteerAnswer, GazetteerQuestion } from './gazetteerClient.ts';

let loading: Promise<Gazetteer> | null = null;

/** Reading the file takes a tenth of a second: too long for the page. */
function gazetteer(): Promise<Gazetteer> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<Gazetteer> {
  try {
    return await read('default');
  } catch {
    // The stored copy may be the broken one.
    return await read('reload');
  }
}

async function read(cache: RequestCache): Promise<Gazetteer> {
  const response = await fetch(getGazetteer.path, { cache });
  const text = response.ok && isMarked(response.headers) ? await response.text() : '';
  // A truncated file ends within a line.
  if (!text.endsWith('\n')) throw new Error(`${response.status}: no place names`);
  return parseGazetteer(text);
}

async function answer(question: GazetteerQuestion): Promise<LocationSuggestion[] | string | null> {
  const places = await gazetteer();
  if (question.kind === 'search')
    return searchGazetteer(places, question.query, { near: question.near });
  const name = reverseGazetteer(places, question.latitude, question.longitude);
  return name === null ? null : shortDisplayName(name);
}

addEventListener('message', (event: MessageEvent<GazetteerQuestion>) => {
  const { id } = event.data;
  const reply = (message: GazetteerAnswer) => postMessage(message);
  answer(event.data).then(
    (value) => reply({ id, value }),
    () => reply({ id, hasFailed: true }),
  );
});
