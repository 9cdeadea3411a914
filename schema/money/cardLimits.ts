/** So many card pledges a person may take back within the days below; each costs the site its fee. */
export const CARD_RETURNS_MAX = 3;
export const CARD_RETURNS_DAYS = 30;
