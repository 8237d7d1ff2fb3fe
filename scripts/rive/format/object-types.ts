/**
 * How a value is written. An id is the place of another object; which list the place counts in is the matter of
 * whoever makes the object.
 */
export type FieldKind = "uint" | "id" | "bool" | "string" | "float" | "colour";

/** What equals the default is left out; `always` where a default of the format is not relied on. */
type Field = readonly [key: number, kind: FieldKind, otherwise: number | boolean | "always"];

const component = { name: [4, "string", "always"], parentId: [5, "id", "always"] } as const;
const transform = {
  x: [13, "float", 0],
  y: [14, "float", 0],
  rotation: [15, "float", 0],
  scaleX: [16, "float", 1],
  scaleY: [17, "float", 1],
} as const;
const vertex = { ...component, x: [24, "float", 0], y: [25, "float", 0] } as const;
const input = { name: [138, "string", "always"] } as const;

/** The objects of a .riv file that are written here, with the keys of type and fields of the format's version 7. */
export const objectTypes = {
  backboard: { type: 23, fields: {} },
  artboard: {
    type: 1,
    fields: { name: [4, "string", "always"], width: [7, "float", "always"], height: [8, "float", "always"] },
  },
  node: { type: 2, fields: { ...component, ...transform, opacity: [18, "float", 1] } },
  shape: { type: 3, fields: component },
  pointsPath: { type: 16, fields: { ...component, isClosed: [32, "bool", false] } },
  straightVertex: { type: 5, fields: vertex },
  cubicDetachedVertex: {
    type: 6,
    fields: {
      ...vertex,
      inRotation: [84, "float", 0],
      inDistance: [85, "float", 0],
      outRotation: [86, "float", 0],
      outDistance: [87, "float", 0],
    },
  },
  cubicAsymmetricVertex: {
    type: 34,
    fields: {
      ...vertex,
      rotation: [79, "float", 0],
      inDistance: [80, "float", 0],
      outDistance: [81, "float", 0],
    },
  },
  cubicMirroredVertex: { type: 35, fields: { ...vertex, rotation: [82, "float", 0], distance: [83, "float", 0] } },
  ellipse: {
    type: 4,
    fields: { ...component, ...transform, width: [20, "float", "always"], height: [21, "float", "always"] },
  },
  fill: { type: 20, fields: component },
  stroke: {
    type: 24,
    fields: { ...component, thickness: [47, "float", 1], cap: [48, "uint", 0], join: [49, "uint", 0] },
  },
  solidColor: { type: 18, fields: { ...component, colorValue: [37, "colour", "always"] } },
  linearGradient: {
    type: 22,
    fields: {
      ...component,
      startX: [42, "float", 0],
      startY: [33, "float", 0],
      endX: [34, "float", 0],
      endY: [35, "float", 0],
    },
  },
  gradientStop: {
    type: 19,
    fields: { ...component, colorValue: [38, "colour", "always"], position: [39, "float", 0] },
  },
  cubicEaseInterpolator: {
    type: 28,
    fields: {
      ...component,
      x1: [63, "float", "always"],
      y1: [64, "float", "always"],
      x2: [65, "float", "always"],
      y2: [66, "float", "always"],
    },
  },
  linearAnimation: {
    type: 31,
    fields: {
      name: [55, "string", "always"],
      fps: [56, "uint", 60],
      duration: [57, "uint", 60],
      loop: [59, "uint", 0],
    },
  },
  keyedObject: { type: 25, fields: { objectId: [51, "id", "always"] } },
  keyedProperty: { type: 26, fields: { propertyKey: [53, "uint", "always"] } },
  keyFrameDouble: {
    type: 30,
    fields: {
      frame: [67, "uint", 0],
      interpolationType: [68, "uint", 0],
      interpolatorId: [69, "id", "always"],
      value: [70, "float", 0],
    },
  },
  stateMachine: { type: 53, fields: { name: [55, "string", "always"] } },
  stateMachineBool: { type: 59, fields: input },
  stateMachineTrigger: { type: 58, fields: input },
  stateMachineLayer: { type: 57, fields: input },
  animationState: { type: 61, fields: { animationId: [149, "id", "always"] } },
  anyState: { type: 62, fields: {} },
  entryState: { type: 63, fields: {} },
  exitState: { type: 64, fields: {} },
  stateTransition: {
    type: 65,
    fields: {
      stateToId: [151, "id", "always"],
      flags: [152, "uint", 0],
      duration: [158, "uint", 0],
      exitTime: [160, "uint", 0],
    },
  },
  triggerCondition: { type: 68, fields: { inputId: [155, "id", "always"] } },
  boolCondition: { type: 71, fields: { inputId: [155, "id", "always"], opValue: [156, "uint", 0] } },
} as const satisfies Record<string, { readonly type: number; readonly fields: Readonly<Record<string, Field>> }>;
