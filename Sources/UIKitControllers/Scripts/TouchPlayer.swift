/// Plays a script on the clock of a window, moment by moment.
///
/// Each moment is scheduled after the previous one has been performed: what a touch has scheduled
/// for the same time, such as the end of a long press, therefore comes first.
@MainActor
final class TouchPlayer {
  private weak var window: UIWindow?
  private let moments: [TouchTimeline.Moment]
  private let beginning: TimeInterval
  private let clock: MediaClock

  init(_ timeline: TouchTimeline, on window: UIWindow) {
    self.window = window
    clock = window.layer.clock
    beginning = clock.now
    moments = timeline.moments
    wait(for: 0)
  }

  private func wait(for index: Int) {
    guard moments.indices.contains(index) else { return }
    _ = clock.schedule(at: beginning + moments[index].time) { [self] in
      if let orientation = moments[index].turn {
        window?.turn(to: orientation, animated: true)
      } else {
        window?.touches.perform(moments[index].acts)
      }
      wait(for: index + 1)
    }
  }
}
