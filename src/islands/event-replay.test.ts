import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { replayWhenHydrated } from './event-replay';

/** A button that records how often it is pressed again. */
class Button extends EventTarget {
  presses = 0;
  constructor(private isSubmit: boolean) {
    super();
    this.addEventListener('click', () => (this.presses += 1));
  }
  closest = () => (this.isSubmit ? this : null);
}

const island = () => ({ setAttribute() {}, removeAttribute() {} }) as unknown as HTMLElement;

/** Presses a button while the script of its island is loading. */
const press = (button: Button, element: HTMLElement, settled: Promise<unknown>) => {
  const event = Object.defineProperty(new Event('click'), 'target', { value: button });
  return replayWhenHydrated(event as MouseEvent, element, settled);
};

vi.stubGlobal('document', { activeElement: null });
afterEach(() => vi.useRealTimers());
afterAll(() => vi.unstubAllGlobals());

it('a form is sent once, however often its button is pressed before the script has loaded', async () => {
  const form = island();
  const send = new Button(true);
  const hydrated = Promise.resolve();
  await Promise.all([press(send, form, hydrated), press(send, form, hydrated)]);
  expect(send.presses).toBe(1);
  await press(send, form, hydrated);
  expect(send.presses).toBe(2);
});

it('a form is sent although another of its buttons was pressed before', async () => {
  const form = island();
  const [add, send] = [new Button(false), new Button(true)];
  const hydrated = Promise.resolve();
  await Promise.all([press(add, form, hydrated), press(send, form, hydrated)]);
  expect([add.presses, send.presses]).toEqual([1, 1]);
});

it('a form is sent after five seconds, even if another press still waits for the script', async () => {
  vi.useFakeTimers();
  const form = island();
  const [add, send] = [new Button(false), new Button(true)];
  const never = new Promise(() => {});
  void press(add, form, never);
  void press(send, form, never);
  await vi.advanceTimersByTimeAsync(4900);
  expect(send.presses).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect([add.presses, send.presses]).toEqual([0, 1]);
});
