/** Where a pointer is in a drawing. */

/** A point of the screen in the units of an SVG; null while it is not shown. */
export function svgPoint(svg: SVGSVGElement | null | undefined, clientX: number, clientY: number): DOMPoint | null {
  const matrix = svg?.getScreenCTM();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : null;
}
