import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Icon from 'ol/style/Icon.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { ThemeName } from '#web/theme/themePreference.ts';
import { palettes } from '#web/theme/tokens.ts';
import { clusterRadius } from './clusterRadius.ts';
import {
  clusterShares,
  drawCluster,
  drawMarker,
  MARKER_ANCHOR_Y_PX,
  MARKER_HEIGHT_PX,
  MARKER_WIDTH_PX,
} from './drawMarker.ts';
import type { ClusterLook, MapFeature } from './mapFeature.ts';

/** Pictures are drawn at twice their size, sharp on a phone's screen. */
const PICTURE_SCALE = 2;
const CACHE_MAX = 600;

/** Styles of everything above the basemap, painted once per look and theme. */
export function createMarkerStyle(theme: ThemeName): (feature: MapFeature) => Style | Style[] {
  const cache = new Map<string, Style | Style[]>();
  return (feature) => {
    const key = lookKey(feature);
    let style = cache.get(key);
    if (!style) {
      style = styleOf(feature, theme);
      if (cache.size > CACHE_MAX) cache.clear();
      cache.set(key, style);
    }
    return style;
  };
}

function lookKey(feature: MapFeature): string {
  switch (feature.kind) {
    case 'issue':
      return [
        feature.status,
        feature.priority,
        feature.freshness,
        feature.fundingLabel,
        feature.isSelected,
      ].join('|');
    case 'waiting':
      return `waiting|${feature.isSelected}`;
    case 'cluster':
      return ['cluster', feature.count, feature.critical, ...clusterShares(feature)].join('|');
    default:
      return feature.kind;
  }
}

function styleOf(feature: MapFeature, theme: ThemeName): Style | Style[] {
  if (feature.kind === 'place') return placeStyle(theme);
  if (feature.kind === 'me') return meStyle(theme);
  if (feature.kind === 'cluster') return clusterStyle(feature, theme);
  return issueStyle(feature, theme);
}

function issueStyle(
  feature: Extract<MapFeature, { kind: 'issue' | 'waiting' }>,
  theme: ThemeName,
): Style {
  const isIssue = feature.kind === 'issue';
  const img = picture(MARKER_WIDTH_PX, MARKER_HEIGHT_PX, (context) =>
    drawMarker(
      { context, palette: palettes[theme] },
      {
        status: isIssue ? feature.status : 'waiting',
        priority: isIssue ? feature.priority : null,
        freshness: (isIssue && feature.freshness) || 'fresh',
        fundingLabel: isIssue ? feature.fundingLabel : null,
        isSelected: feature.isSelected,
      },
    ),
  );
  const anchor = [0.5, MARKER_ANCHOR_Y_PX / MARKER_HEIGHT_PX];
  const order = feature.isSelected ? 40 : isIssue ? 20 : 30;
  return new Style({ image: new Icon({ img, scale: 1 / PICTURE_SCALE, anchor }), zIndex: order });
}

function clusterStyle(cluster: ClusterLook, theme: ThemeName): Style {
  const edge = (clusterRadius(cluster.count) + 4) * 2;
  const img = picture(edge, edge, (context) =>
    drawCluster({ context, palette: palettes[theme] }, cluster),
  );
  return new Style({ image: new Icon({ img, scale: 1 / PICTURE_SCALE }), zIndex: 10 });
}

/** The pin that was set or searched for: its tip is the place. */
function placeStyle(theme: ThemeName): Style {
  const { accent, ground, onAccent } = palettes[theme];
  const img = picture(36, 46, (context) => {
    context.translate(18, 18);
    context.beginPath();
    context.arc(0, 0, 15, Math.PI * 0.86, Math.PI * 2.14);
    context.lineTo(0, 26);
    context.closePath();
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = ground;
    context.stroke();
    context.fillStyle = accent;
    context.fill();
    context.beginPath();
    context.arc(0, 0, 5.5, 0, Math.PI * 2);
    context.fillStyle = onAccent;
    context.fill();
  });
  const image = new Icon({ img, scale: 1 / PICTURE_SCALE, anchor: [0.5, 44 / 46] });
  return new Style({ image, zIndex: 50 });
}

function meStyle(theme: ThemeName): Style[] {
  const { focus, ground, info } = palettes[theme];
  const accuracy = new Style({
    fill: new Fill({ color: `${info}26` }),
    stroke: new Stroke({ color: `${info}99`, width: 1.5 }),
    zIndex: 5,
  });
  const image = new CircleStyle({
    radius: 6,
    fill: new Fill({ color: focus }),
    stroke: new Stroke({ color: ground, width: 2.5 }),
  });
  return [accuracy, new Style({ image, zIndex: 45 })];
}

function picture(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * PICTURE_SCALE);
  canvas.height = Math.ceil(height * PICTURE_SCALE);
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(PICTURE_SCALE, PICTURE_SCALE);
    draw(context);
  }
  return canvas;
}
