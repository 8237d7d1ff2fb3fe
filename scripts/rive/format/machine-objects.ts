import type { Condition, Layer, Machine, Transition } from "#scripts/rive/motion.ts";
import { makeObject } from "./make-object.ts";
import type { RivObject } from "./riv-object.ts";

interface Named {
  readonly animations: ReadonlyMap<string, RivObject>;
  readonly inputs: ReadonlyMap<string, RivObject>;
}

/** After the end in percent of the animation: flags 4 and 8. May be left while it mixes: flag 32. */
const flags = { atEnd: 4 + 8, interruptible: 32 };

function find(objects: ReadonlyMap<string, RivObject>, name: string, where: string): RivObject {
  const found = objects.get(name);
  if (found === undefined) throw new Error(`${where} names ${name}, which is not there`);
  return found;
}

function conditionObject({ input, is }: Condition, named: Named, where: string): RivObject {
  const inputId = find(named.inputs, input, where);
  if ((inputId.type === "stateMachineTrigger") !== (is === "fired"))
    throw new Error(`${where}: ${input} cannot be ${is}`);
  return is === "fired"
    ? makeObject("triggerCondition", { inputId })
    : makeObject("boolCondition", { inputId, opValue: is === "true" ? 0 : 1 });
}

function transitionObjects(
  transition: Transition,
  states: ReadonlyMap<string, RivObject>,
  named: Named,
  where: string,
): RivObject[] {
  const self = makeObject("stateTransition", {
    stateToId: find(states, transition.to, where),
    flags: flags.interruptible + (transition.isAtEnd ? flags.atEnd : 0),
    duration: transition.mixMs,
    exitTime: transition.isAtEnd ? 100 : 0,
  });
  return [self, ...transition.when.map((condition) => conditionObject(condition, named, where))];
}

function layerObjects(layer: Layer, named: Named): { objects: RivObject[]; states: RivObject[] } {
  const states = new Map(
    layer.states.map(({ name, animation }) => [
      name,
      makeObject("animationState", {
        animationId: find(named.animations, animation, `state ${name} of layer ${layer.name}`),
      }),
    ]),
  );
  const out = (from: string, transitions: readonly Transition[]) =>
    transitions.flatMap((one) => transitionObjects(one, states, named, `state ${from} of layer ${layer.name}`));
  const entry = makeObject("entryState", {});
  const [any, exit] = [makeObject("anyState", {}), makeObject("exitState", {})];
  return {
    objects: [
      makeObject("stateMachineLayer", { name: layer.name }),
      ...layer.states.flatMap(({ name, transitions }) => [find(states, name, name), ...out(name, transitions)]),
      any,
      ...out("any", layer.anytime),
      entry,
      ...out("entry", layer.entries),
      exit,
    ],
    states: [...states.values(), any, entry, exit],
  };
}

interface Made {
  readonly objects: readonly RivObject[];
  readonly inputs: readonly RivObject[];
  readonly statesByLayer: readonly (readonly RivObject[])[];
}

/** The machine with its inputs, layers, states and ways between them; `animations` by name. */
export function machineObjects(machine: Machine, animations: ReadonlyMap<string, RivObject>): Made {
  const inputs = new Map(
    machine.inputs.map(({ name, kind }) => [
      name,
      makeObject(kind === "bool" ? "stateMachineBool" : "stateMachineTrigger", { name }),
    ]),
  );
  const layers = machine.layers.map((layer) => layerObjects(layer, { animations, inputs }));
  return {
    objects: [
      makeObject("stateMachine", { name: machine.name }),
      ...inputs.values(),
      ...layers.flatMap(({ objects }) => objects),
    ],
    inputs: [...inputs.values()],
    statesByLayer: layers.map(({ states }) => states),
  };
}
