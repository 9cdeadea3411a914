import TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';

const RASTER_MAX_ZOOM = 19;

/**
 * The installation's raster tiles, on their own canvas: where one is missing, the vector map shows
 * through.
 */
export function rasterLayer(url: string): TileLayer<XYZ> {
  return new TileLayer({
    className: 'trybe-raster',
    source: new XYZ({
      url,
      // Without CORS each cached tile would count 10 MB against the device's storage.
      crossOrigin: 'anonymous',
      maxZoom: RASTER_MAX_ZOOM,
      transition: 0,
    }),
  });
}
