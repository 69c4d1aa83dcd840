/// The class of queues that do one thing after another; here the class of all queues.
public typealias OS_dispatch_queue_serial = DispatchQueue
