/** Whether this instance takes requests of visitors. */
export class ServiceState {
  /** It stops, and gets no new connections. */
  isStopping = false;
  /** Its memory is nearly used up; set by the plugin that measures it. */
  isOverloaded: () => boolean = () => false;
}
